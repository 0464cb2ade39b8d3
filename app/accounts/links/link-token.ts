/**
 * Returns the token of a link in an email, or an empty string for text that no token of ours can contain, such as NUL,
 * which PostgreSQL rejects.
 */
export function tokenIn(request: Request): string {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return /^[\w.-]{1,1000}$/.test(token) ? token : "";
}
