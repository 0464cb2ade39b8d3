/** The token of a link from a mail; empty for anything that no link of ours can hold, such as a NUL, which no database takes. */
export function tokenIn(request: Request): string {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return /^[\w.-]{1,1000}$/.test(token) ? token : "";
}
