import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { aboutWords } from "./about-words.ts";

interface QuestionsAboutProps {
  kind: keyof typeof aboutWords.title;
  id: string;
  threads: { id: string; title: string; replies: number; answer: string | null }[];
}

/** Students' questions about a record, on its own page. */
export const QuestionsAbout = ({ kind, id, threads }: QuestionsAboutProps) => (
  <section>
    <h2 className={threads.length > 0 ? "text-xl" : "sr-only"}>{aboutWords.title[kind]}</h2>
    <ul>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link
            to={`/union/t/${thread.id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {thread.title} ({thread.replies})
          </Link>
          {thread.answer && (
            <blockquote className="mb-3 border-l-3 border-line pl-3 wrap-anywhere text-ink-2">
              {thread.answer}{" "}
              <Link
                to={`/union/t/${thread.id}`}
                aria-label={aboutWords.readThread(thread.title)}
                className="text-leaf underline"
              >
                {aboutWords.readAll}
              </Link>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
    <TextLink to={`/union/ask?about=/${kind}/${id}`} rel="nofollow">
      {aboutWords.ask}
    </TextLink>
  </section>
);
