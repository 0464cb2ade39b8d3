import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { textLinkLook } from "#app/ui/text-link.tsx";
import type { TestPrepGroup } from "./list-test-prep.server.ts";
import { testPrepWords } from "./words.ts";

const anchorOf = (testType: string) => `test-${testType.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;

/** One part of the page for each test, and a row of links that jump to them. */
export function TestPrepGroups({ groups }: { groups: TestPrepGroup[] }) {
  return (
    <>
      <nav aria-label={testPrepWords.jump} className="mb-8">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ testType }) => (
            <li key={testType}>
              <a
                href={`#${anchorOf(testType)}`}
                className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line bg-card px-4 font-semibold no-underline hover:border-edge"
              >
                {testType}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ testType, resources }) => (
        <section key={testType} aria-labelledby={anchorOf(testType)} className="mb-8">
          <h2 id={anchorOf(testType)} className="mb-3 scroll-mt-4 text-2xl">
            {testType}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {resources.map((resource) => (
              <Resource key={resource.id} {...resource} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const Resource = ({ title, description, resourceUrl }: TestPrepGroup["resources"][number]) => (
  <Card as="li" className="flex min-w-0 flex-col items-start">
    <h3 className="text-lg">{title}</h3>
    {description && <p className="mt-2 mb-2 text-ink-2">{description}</p>}
    {/^https?:/i.test(resourceUrl) && (
      <a
        href={resourceUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={`${textLinkLook} mt-auto`}
        aria-label={`${testPrepWords.open}: ${title} (opens in a new tab)`}
      >
        {testPrepWords.open}
        <Icon name="external" className="size-4 shrink-0" />
      </a>
    )}
  </Card>
);
