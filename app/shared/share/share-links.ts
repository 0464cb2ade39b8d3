import { shareNames } from "./name-words.ts";

export interface ShareTarget {
  url: string;
  /** What it is, in one line: the title of a scholarship or an article. */
  title: string;
  /** A sentence or two about it, where there is space. */
  text?: string | undefined;
}

/** Links that share a URL on the networks where students talk. */
export function shareLinks({ url, title, text: more = title }: ShareTarget) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { label: "WhatsApp", href: `https://wa.me/?text=${text}%20${address}` },
    { label: "Telegram", href: `https://t.me/share/url?url=${address}&text=${text}` },
    { label: "Twitter", href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    {
      label: shareNames.email,
      href: `mailto:?subject=${text}&body=${encodeURIComponent(more)}%0A%0A${address}`,
    },
  ] as const;
}
