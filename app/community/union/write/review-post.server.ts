import { findAddresses } from "#app/community/scam-check/addresses/find-addresses.ts";
import { checkMessage } from "#app/community/scam-check/check-message.server.ts";
import type { KnownRecord } from "#app/community/scam-check/known-records/named-records.ts";
import { explain } from "#app/community/scam-check/page/explain.ts";
import { renderPost } from "../thread/render-post.server.ts";
import { words } from "../words.ts";

interface PostReview {
  state: "shown" | "held";
  /** The reason why a moderator should look, in words. */
  flags: string[];
}

interface Author {
  isNew: boolean;
  isAdmin: boolean;
}

const mostFlags = 6;
const longestFlag = 200;
const phoneDigits = 9;

/**
 * Whether a post is shown at once. The rules of "Check this message" decide what looks like a scam; a new member's
 * links and phone numbers always wait for a moderator.
 */
export function reviewPost(text: string, catalogue: readonly KnownRecord[], author: Author): PostReview {
  if (author.isAdmin) return { state: "shown", flags: [] };
  // Markdown hides where a link leads, so the links are taken from the rendered HTML.
  const links = [...renderPost(text).matchAll(/href="((?:https?|mailto):[^"]+)"/g)].map(([, href = ""]) =>
    href.replace("mailto:", "").replaceAll("&amp;", "&"),
  );
  const all = [text.replaceAll("](", "] ("), ...links].join("\n");
  const findings = checkMessage(all, catalogue);
  const isDoubtful = findings.verdict === "danger" || findings.verdict === "careful";
  const signs = isDoubtful ? explain(findings).filter(({ tone }) => tone !== "good") : [];
  const ownLinks = author.isNew ? findAddresses(all).map(({ host }) => words.flags.newLink(host)) : [];
  const phone = author.isNew && holdsPhone(text) ? [words.flags.phone] : [];
  const flags = [
    ...signs.map(({ title, written, quote }) => [title, written ?? quote].filter(Boolean).join(": ")),
    ...new Set(ownLinks),
    ...phone,
  ];
  const isHeld = findings.verdict === "danger" || (author.isNew && flags.length > 0);
  return {
    state: isHeld ? "held" : "shown",
    flags: flags.slice(0, mostFlags).map((flag) => flag.slice(0, longestFlag).toWellFormed()),
  };
}

const holdsPhone = (text: string) =>
  (text.match(/\+?\d[\d\s().-]{7,}\d/g) ?? []).some((run) => run.replace(/\D/g, "").length >= phoneDigits);
