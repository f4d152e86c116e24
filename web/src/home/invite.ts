// What somebody pastes to join: a whole link, the end of one, or the id of a table.

export interface Invite {
  /** "t": play or watch; "replay": a finished game. */
  room: "t" | "replay";
  id: string;
  /** Lets its holder take a seat. */
  key: string;
  /** The server the link belongs to, if it names one. */
  host: string;
}

const LINK = /^(?:https?:\/\/([^/]+))?\/?(?:(t|replay)\/)([\w-]{1,32})\/?(?:\?[^#]*)?(?:#([\w-]*))?$/;
/** An id alone is as long as the server makes them, so that a stray word is not taken for one. */
const ID = /^([\w-]{16})(?:#([\w-]*))?$/;

export function readInvite(text: string): Invite | null {
  const pasted = text.trim();
  const link = LINK.exec(pasted);
  if (link) return { room: link[2] as Invite["room"], id: link[3]!, key: link[4] ?? "", host: link[1] ?? "" };
  const alone = ID.exec(pasted);
  return alone && { room: "t", id: alone[1]!, key: alone[2] ?? "", host: "" };
}

export const addressOf = ({ room, id, key }: Invite): string => `/${room}/${id}${key && `#${key}`}`;
