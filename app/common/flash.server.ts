import { createContext, createCookie } from "react-router";

/** A message that survives one redirect, shown as a toast. */
export interface Toast {
  tone: "good" | "bad";
  title: string;
  detail?: string | undefined;
}

/** The messages waiting for this request, and the way to leave one for the next. */
interface Flash {
  waiting: Toast[];
  /** The Set-Cookie that empties the box once the messages are on the page. */
  shown(): Promise<string>;
  /** The Set-Cookie that leaves messages for the page after a redirect. */
  leave(...toasts: Toast[]): Promise<string>;
  /** Shows messages with the answer to this very request, which is a form that was refused; gives the headers it needs. */
  say(...toasts: Toast[]): Promise<Record<string, string>>;
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
      const { protocol, pathname } = new URL(request.url);
      const secure = protocol === "https:";
      // A script fetches the action's answer and the page's data apart, so that a message has to travel between them.
      const isFetched = pathname.endsWith(".data");
      const waiting: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
      const messages = Array.isArray(waiting) ? (waiting as Toast[]) : [];
      const leave = (...toasts: Toast[]) => cookie.serialize(toasts, { secure });
      return {
        waiting: messages,
        shown: () => cookie.serialize([], { maxAge: 0, secure }),
        leave,
        async say(...toasts): Promise<Record<string, string>> {
          if (isFetched) return { "Set-Cookie": await leave(...toasts) };
          messages.push(...toasts);
          return {};
        },
      };
    },
  };
}
