declare module "virtual:phone/*" {
  const code: string;
  export default code;
}
