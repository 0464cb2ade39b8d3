import { words } from "../words.ts";
import type { Thread } from "./find-thread.server.ts";

type ThreadFacts = Pick<Thread, "title" | "replyCount"> & {
  createdAt: string;
  text: string;
  author: string | null;
  answer: { text: string; author: string | null; createdAt: string; votes: number; url: string } | null;
};

const person = (name: string | null) => ({ "@type": "Person", name: name ?? words.goneAuthor });

/** For search engines: a question with its answer once there is one, and a discussion until then. */
export function threadData({ title, replyCount, createdAt, text, author, answer }: ThreadFacts, url: string) {
  const common = { author: person(author), datePublished: createdAt, text, url };
  if (!answer)
    return {
      "@context": "https://schema.org",
      "@type": "DiscussionForumPosting",
      headline: title,
      ...common,
      interactionStatistic: {
        "@type": "InteractionCounter",
        interactionType: "https://schema.org/CommentAction",
        userInteractionCount: replyCount,
      },
    };
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: title,
      ...common,
      answerCount: replyCount,
      acceptedAnswer: {
        "@type": "Answer",
        text: answer.text,
        author: person(answer.author),
        datePublished: answer.createdAt,
        upvoteCount: answer.votes,
        url: answer.url,
      },
    },
  };
}
