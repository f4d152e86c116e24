declare module "virtual:words/*" {
  const catalogue: string;
  export default catalogue;
}
