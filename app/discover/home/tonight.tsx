import { When } from "#app/catalogue/cards/opportunity-card.tsx";
import { ProviderMark } from "#app/catalogue/cards/provider-mark.tsx";
import { bands, VerdictLine } from "#app/catalogue/cards/verdict-band.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import type { listTonight } from "./list-tonight.server.ts";
import { whatsNew, tonightWords as words } from "./words.ts";

/** Three to start now: what each pays, when it closes, and the first step. */
export const Tonight = ({ awards }: { awards: Awaited<ReturnType<typeof listTonight>> }) =>
  awards.length > 0 && (
    <section aria-labelledby="tonight" className="wrap pt-6 md:pt-10">
      <SectionHeading id="tonight" title={words.title} />
      <p className="-mt-2 mb-3 text-sm text-ink-2">{awards[0]?.verdict ? words.yourHint : words.hint}</p>
      <ul className="grid gap-2.5 md:grid-cols-3 md:gap-4">
        {awards.map(({ id, title, pays, when, verdict, firstStep }) => (
          <li
            key={id}
            className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card lifted hover:border-edge"
          >
            <div className="flex grow gap-2.5 p-2.5">
              <ProviderMark name={title} className="size-9 text-sm" />
              <div className="min-w-0 grow">
                <h3 className="line-clamp-2 text-base leading-tight">
                  <Link to={`/scholarship/${id}`} className="no-underline after:absolute after:inset-0">
                    {title}
                  </Link>
                </h3>
                <p className="mt-0.5 line-clamp-2 text-sm font-bold">{pays || whatsNew.amountUnknown}</p>
                <When {...when} />
              </div>
              <Icon name="chevron" className="size-4 shrink-0 self-center text-ink-2" />
            </div>
            {verdict && (
              <div className={`px-3.5 py-1.5 ${bands[verdict.verdict].look}`}>
                <VerdictLine {...verdict} />
              </div>
            )}
            {firstStep && (
              <p className="border-t border-dashed border-line px-3.5 py-2 text-note text-ink-2">
                {words.firstStep} <span className="font-semibold text-ink">{firstStep}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
