import { Card } from "#app/common/ui/card.tsx";
import { Icon } from "#app/common/ui/icon.tsx";
import { textLinkLook } from "#app/common/ui/text-link.tsx";
import { isWebAddress } from "#app/opportunities/web-address.ts";
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
      <div className="gap-4 md:columns-2 lg:columns-3">
        {groups.map(({ testType, resources }) => (
          <Card
            as="section"
            key={testType}
            aria-labelledby={anchorOf(testType)}
            className="mb-4 break-inside-avoid"
          >
            <h2 id={anchorOf(testType)} className="scroll-mt-8 text-2xl text-leaf">
              {testType}
            </h2>
            <ul className="mt-3 grid gap-4">
              {resources.map((resource) => (
                <Resource key={resource.id} {...resource} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}

const Resource = ({ title, description, resourceUrl }: TestPrepGroup["resources"][number]) => (
  <li className="border-t border-dashed border-line pt-3">
    <h3 className="text-lg">{title}</h3>
    {description && <p className="mt-1 text-ink-2">{description}</p>}
    {isWebAddress(resourceUrl) && (
      <a
        href={resourceUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={textLinkLook}
        aria-label={`${testPrepWords.open}: ${title} (opens in a new tab)`}
      >
        {testPrepWords.open}
        <Icon name="external" className="size-4 shrink-0" />
      </a>
    )}
  </li>
);
