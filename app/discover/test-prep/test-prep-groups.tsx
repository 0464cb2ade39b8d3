import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { linkWords } from "#app/shared/ui/navigation/link-words.ts";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import type { TestPrepGroup } from "./list-test-prep.server.ts";
import { testPrepWords } from "./words.ts";

/** One fold per test; national exams are open. */
export const TestPrepGroups = ({ groups }: { groups: TestPrepGroup[] }) => (
  <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-3">
    {groups.map(({ testType, isOwn, resources }) => (
      <details
        key={`${testType} ${isOwn}`}
        open={isOwn}
        className="group rounded-card border border-line bg-card px-5 lifted"
      >
        <summary className="flex min-h-14 items-center gap-3">
          <h2 className="min-w-0 grow text-xl text-leaf">{testType}</h2>
          <span className="text-sm text-ink-2">{testPrepWords.count(resources.length)}</span>
          <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90" />
        </summary>
        <ul className="grid gap-4 pb-5">
          {resources.map((resource) => (
            <Resource key={resource.id} {...resource} />
          ))}
        </ul>
      </details>
    ))}
  </div>
);

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
        aria-label={linkWords.newTab(testPrepWords.open, title)}
      >
        {testPrepWords.open}
        <Icon name="external" className="size-4 shrink-0" />
      </a>
    )}
  </li>
);
