import { product } from "../words.ts";

/** Fursa has no accounts of its own on these networks: the links let a student tell a friend. */
export function shareLinks(appUrl: string) {
  const address = encodeURIComponent(appUrl);
  const text = encodeURIComponent(product.shareText);
  return [
    { label: "WhatsApp", href: `https://wa.me/?text=${text}%20${address}` },
    { label: "Telegram", href: `https://t.me/share/url?url=${address}&text=${text}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { label: "X", href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
