declare module "virtual:phone/*" {
  const code: Record<import("#app/shared/languages/languages.ts").Language, string>;
  export default code;
}
