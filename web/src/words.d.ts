declare module "virtual:words/*" {
  const messages: import("./lib/saying.ts").Messages;
  export default messages;
}

/** The symbols of the squares 0 to 100 (plugins/squares.ts). */
declare module "virtual:squares/*" {
  const squares: string[];
  export default squares;
}

/** Where that is which a table in the browser says, by language (plugins/told.ts). */
declare module "virtual:told" {
  const told: Record<string, string>;
  export default told;
}

/** What the coach says. */
declare module "virtual:told/*" {
  const messages: import("./lib/saying.ts").Messages;
  export default messages;
}

/** The layouts that come with a game, by their names (plugins/layouts.ts). */
declare module "virtual:layouts/*" {
  const layouts: Record<string, object>;
  export default layouts;
}

/** Where each network is (plugins/nets.ts). */
declare module "virtual:nets" {
  const nets: Record<string, string>;
  export default nets;
}

/** The first signs of each network's SHA-256 (plugins/nets.ts). */
declare module "virtual:nets/versions" {
  export const versions: Record<string, string>;
}
