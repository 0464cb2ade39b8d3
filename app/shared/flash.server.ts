import { createContext, createCookie } from "react-router";

/** A message that survives one redirect, shown as a toast. */
export interface Toast {
  tone: "good" | "bad";
  title: string;
  detail?: string | undefined;
}

/** Toasts for this request, and for the page after a redirect. */
interface Flash {
  pending: Toast[];
  /** The Set-Cookie that clears the toasts once they are on the page. */
  clear(): Promise<string>;
  /** The Set-Cookie with toasts for the page after a redirect. Replaces the pending ones. */
  replace(...toasts: Toast[]): Promise<string>;
  /** The same, after the pending ones. A success replaces earlier errors. */
  add(...toasts: Toast[]): Promise<string>;
  /** Shows toasts in the response to this request, for a rejected form. Resolves with the headers it needs. */
  showNow(...toasts: Toast[]): Promise<Record<string, string>>;
}

export const flashContext = createContext<Flash>();

/** A browser refuses a cookie of more than 4 KB, and a proxy a response whose headers exceed its buffer (4 or 8 KB): these keep the cookie below 3 KB. */
const mostToasts = 5;
const mostBytes = 2000;
/** Characters of a title or a detail. */
const longestText = 300;

/** The newest messages that fit, in their order. */
function fitToasts(toasts: Toast[]): Toast[] {
  const result: Toast[] = [];
  for (const { tone, title, detail } of toasts.slice(-mostToasts).reverse()) {
    const one: Toast = { tone, title: cut(title), ...(detail !== undefined && { detail: cut(detail) }) };
    if (Buffer.byteLength(JSON.stringify([one, ...result])) > mostBytes) break;
    result.unshift(one);
  }
  return result;
}

const cut = (text: string) => (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text);

/** Toasts travel in a signed cookie, so that nobody can forge one. */
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
      // A script requests the action's response and the page's data separately, so a message has to be passed from one
      // to the other.
      const isFetched = pathname.endsWith(".data");
      const waiting: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
      const messages = Array.isArray(waiting) ? (waiting as Toast[]) : [];
      const leave = (...toasts: Toast[]) => cookie.serialize(fitToasts(toasts), { secure });
      return {
        pending: messages,
        clear: () => cookie.serialize([], { maxAge: 0, secure }),
        replace: leave,
        add(...toasts) {
          const isSuccess = toasts.some(({ tone }) => tone === "good");
          return leave(...messages.filter(({ tone }) => tone === "good" || !isSuccess), ...toasts);
        },
        async showNow(...toasts): Promise<Record<string, string>> {
          if (isFetched) return { "Set-Cookie": await leave(...toasts) };
          messages.push(...toasts);
          return {};
        },
      };
    },
  };
}
