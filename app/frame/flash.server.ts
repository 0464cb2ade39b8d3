import { createContext, createCookie } from "react-router";

/** A message that survives one redirect, shown as a toast. */
export interface Toast {
  tone: "good" | "bad";
  title: string;
  detail?: string;
}

/** The messages waiting for this request, and the way to leave one for the next. */
export interface Flash {
  waiting: Toast[];
  /** The Set-Cookie that empties the box once the messages are on the page. */
  shown(): Promise<string>;
  /** The Set-Cookie that leaves messages for the page after a redirect. */
  leave(...toasts: Toast[]): Promise<string>;
}

export const flashContext = createContext<Flash>();

/** Messages travel in a signed cookie, so that nobody can put words into our mouth. */
export function openFlash(secret: string) {
  const cookie = createCookie("flash", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    maxAge: 60,
    secrets: [secret],
  });
  return {
    async of(request: Request): Promise<Flash> {
      const secure = new URL(request.url).protocol === "https:";
      const waiting: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
      return {
        waiting: Array.isArray(waiting) ? (waiting as Toast[]) : [],
        shown: () => cookie.serialize([], { maxAge: 0, secure }),
        leave: (...toasts) => cookie.serialize(toasts, { secure }),
      };
    },
  };
}
