declare module "virtual:words/*" {
  const messages: import("./lib/saying.ts").Messages;
  export default messages;
}
