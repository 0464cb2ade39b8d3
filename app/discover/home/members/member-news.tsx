import { ButtonLink } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import type { MemberNews, NewsLine } from "./member-news.server.ts";
import { memberWords as words } from "./words.ts";

/** Matches beyond this are not counted. */
const many = 20;

/** News, deadlines, the next step, and what would open more. */
export function MemberNewsSection({ news }: { news: MemberNews }) {
  const { since, matches, opened, changed, answered, soon, step, more } = news;
  const isQuiet = !matches?.count && opened.length + changed.length + answered.length === 0;
  const hasNews = since !== null || soon.length > 0;
  return (
    <section aria-labelledby="for-member" className="bg-sand py-6 md:py-8">
      <div className="wrap">
        <h2 id="for-member" className="text-2xl md:text-3xl">
          {words.title}
        </h2>
        <div className={classNames("mt-4 grid gap-4", hasNews && "lg:grid-cols-[minmax(0,1fr)_20rem]")}>
          <div
            className={classNames(
              "grid min-w-0 content-start gap-4",
              hasNews ? "lg:order-last" : "md:grid-cols-2",
            )}
          >
            <div className="rounded-panel bg-card p-5">
              <h3 className="text-lg">{words.next}</h3>
              <p className="mt-1 mb-3 wrap-anywhere">{step.text}</p>
              <ButtonLink to={step.to}>{step.action}</ButtonLink>
            </div>
            {more.length > 0 && (
              <div className="rounded-panel bg-card p-5">
                <h3 className="text-lg">{words.more}</h3>
                <ul className="mt-1 list-disc pl-5">
                  {more.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <TextLink to="/profile">{words.profile}</TextLink>
              </div>
            )}
          </div>
          {hasNews && (
            <div className="min-w-0 self-start rounded-panel bg-card p-5">
              {since && <h3 className="text-lg">{words.since(since)}</h3>}
              {since && isQuiet && <p className="mt-1 text-ink-2">{words.nothingNew}</p>}
              {matches && (
                <Lines
                  title={matches.count >= many ? words.manyMatches(many) : words.matches(matches.count)}
                  lines={matches.best}
                />
              )}
              <Lines title={words.opened} lines={opened} />
              <Lines title={words.changed} lines={changed} />
              <Lines title={words.answered} lines={answered} />
              <Lines title={words.soon} lines={soon} />
              <p className="mt-2 flex flex-wrap gap-x-5">
                <TextLink to="/matches">{words.allMatches}</TextLink>
                <TextLink to="/saved">{words.allSaved}</TextLink>
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

const Lines = ({ title, lines }: { title: string; lines: NewsLine[] }) =>
  lines.length > 0 && (
    <div className="mt-3">
      <h4 className="font-sans text-sm font-semibold text-leaf">{title}</h4>
      <ul>
        {lines.map(({ to, title: name, says }) => (
          <li key={to} className="py-1.5">
            <Link to={to} className="font-semibold wrap-anywhere underline underline-offset-4">
              {name}
            </Link>
            <span className="block text-sm text-ink-2">{says}</span>
          </li>
        ))}
      </ul>
    </div>
  );
