"""What is wrong with how a page is laid out: measured by the boxes of everything that can be seen on it."""

from __future__ import annotations

from playwright.sync_api import Page

from browser import complete

#: The screens that everything has to fit: phones, one of them held sideways, a tablet, a desk and a very large one.
SIZES = [(320, 640), (360, 640), (390, 844), (740, 360), (768, 1024), (1280, 800), (2560, 1440)]

#: What is wrong only until a page has measured itself again, on a busy machine, is not wrong.
TRIES = 8

_FLAWS = """() => {
  const SLACK = 2; // pixels: borders, and letters that lean
  const width = document.documentElement.clientWidth;
  const found = new Set();
  const named = (e) => {
    const known = ["data-action", "data-row", "data-pile", "data-card", "data-token", "data-rival", "data-square"];
    const mark = known.find((name) => e.hasAttribute(name));
    const kind = String(e.className?.baseVal ?? e.className).replace(/ ?\\bs-\\w{1,5}(?!\\S)/g, "").trim();
    return `${e.tagName.toLowerCase()}${mark ? `[${mark}=${e.getAttribute(mark)}]` : kind && `.${kind.split(" ")[0]}`}`;
  };
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const size = (box) => ({ wide: box.right - box.left, high: box.bottom - box.top });
  const common = (one, other) => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });
  /** What is left of a box within everything that cuts or scrolls round it, and whether something cuts it for good. */
  const within = (e, box) => {
    let left = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let cut = "";
    for (let at = e; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const inner = at.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      if (x !== "visible") {
        const over = left.left < inner.left - SLACK || left.right > inner.right + SLACK;
        if (over && /hidden|clip/.test(x)) cut ||= named(at);
        left = { ...left, left: Math.max(left.left, inner.left), right: Math.min(left.right, inner.right) };
      }
      if (y !== "visible") {
        const over = left.top < inner.top - SLACK || left.bottom > inner.bottom + SLACK;
        if (over && /hidden|clip/.test(y)) cut ||= named(at);
        left = { ...left, top: Math.max(left.top, inner.top), bottom: Math.min(left.bottom, inner.bottom) };
      }
      if (style.position === "fixed") break;
    }
    const { wide, high } = size(left);
    return { box: left, gone: wide <= 1 || high <= 1, cut };
  };
  /** What is there for those who listen only. */
  const unseen = (e) => {
    for (let at = e; at; at = at.parentElement) if (getComputedStyle(at).clipPath === "inset(50%)") return true;
    return e.closest(".unseen, [hidden], dialog:not([open]), .flying");
  };
  /** What stays where it is when the page is scrolled may lie over other things. */
  const stays = (e) => {
    for (let at = e; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return e.closest("dialog");
  };

  if (document.documentElement.scrollWidth > width) found.add("the page scrolls sideways");

  const pressed = [...document.querySelectorAll("button, a[href], input, select, summary, textarea")]
    .filter((e) => shown(e) && !unseen(e) && !e.closest("[aria-hidden=true]") && !e.closest("svg"))
    .map((e) => ({ e, ...within(e, e.getBoundingClientRect()), whole: e.getBoundingClientRect(), stays: stays(e) }))
    .filter(({ gone }) => !gone);
  for (const { e, whole, cut } of pressed) {
    if (whole.left < -SLACK || whole.right > width + SLACK) found.add(`${named(e)} reaches beyond the screen`);
    if (cut && !e.matches("input")) found.add(`${named(e)} is cut by ${cut}`);
  }
  for (const [i, one] of pressed.entries())
    for (const other of pressed.slice(i + 1)) {
      if (one.e.contains(other.e) || other.e.contains(one.e) || one.stays !== other.stays) continue;
      if (one.e.matches("[data-card]") && other.e.matches("[data-card]")) continue; // they fan
      if (one.e.closest("label") && one.e.closest("label") === other.e.closest("label")) continue;
      const { wide, high } = size(common(one.box, other.box));
      if (wide > SLACK && high > SLACK) found.add(`${named(one.e)} overlaps ${named(other.e)}`);
    }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    const drawn = e.closest(".card, [role=img], [aria-hidden=true], svg, option, script, style");
    if (!node.textContent.trim() || !shown(e) || unseen(e) || drawn) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const seen = within(e, box);
      const said = `"${node.textContent.trim().slice(0, 24)}"`;
      if (seen.cut) found.add(`${said} in ${named(e)} is cut by ${seen.cut}`);
      const beyond = !seen.gone && (box.left < -SLACK || box.right > width + SLACK);
      if (beyond) found.add(`${said} reaches beyond the screen`);
      if (!seen.gone) texts.push({ e, node, said, box: seen.box, stays: stays(e) });
    }
    const style = getComputedStyle(e);
    if (style.textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth + 1) found.add(`${named(e)} ends in …`);
    if (style.webkitLineClamp !== "none" && e.scrollHeight > e.clientHeight + 4) found.add(`${named(e)} ends in …`);
  }
  // A line's box is a little higher than its letters: what counts is whether letters meet.
  const letters = ({ left, right, top, bottom }) => {
    const rim = 0.22 * (bottom - top);
    return { left, right, top: top + rim, bottom: bottom - rim };
  };
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(i + 1)) {
      if (one.node === other.node || one.stays !== other.stays) continue;
      const { wide, high } = size(common(letters(one.box), letters(other.box)));
      if (wide > SLACK && high > SLACK) found.add(`${one.said} overlaps ${other.said}`);
    }
  return [...found];
}"""


def flaws(page: Page) -> list[str]:
    """What is cut, overlaps, or reaches beyond the screen; whether the page scrolls sideways."""
    complete(page)
    found: list[str] = page.evaluate(_FLAWS)
    for _ in range(TRIES):
        if not found:
            break
        page.wait_for_timeout(400)
        found = page.evaluate(_FLAWS)
    return found
