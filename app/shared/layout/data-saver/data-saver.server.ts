const oneYear = 31_536_000;

/**
 * True if the browser sends `Save-Data: on` or the visitor switched it on. The visitor's own choice takes precedence.
 */
export const savesData = ({ headers }: Request): boolean =>
  isDataSaverOn(headers.get("Cookie") ?? "", headers.get("Save-Data") ?? "");

export function isDataSaverOn(cookies: string, header: string): boolean {
  const chosen = /(?:^|;\s{0,3})data-saver=(on|off)(?:;|$)/.exec(cookies)?.[1];
  return chosen ? chosen === "on" : header.toLowerCase() === "on";
}

/** The cookie of the switch. It says nothing about the person, so it needs no signature. */
export function dataSaverCookie(on: boolean, isHttps: boolean): string {
  return `data-saver=${on ? "on" : "off"}; Path=/; Max-Age=${oneYear}; SameSite=Lax; HttpOnly${isHttps ? "; Secure" : ""}`;
}
