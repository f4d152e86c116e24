declare module "virtual:words/*" {
  const messages: import("./lib/saying.ts").Messages;
  export default messages;
}

/** The symbols of the squares 0 to 100 (plugins/squares.ts). */
declare module "virtual:squares/*" {
  const squares: string[];
  export default squares;
}
