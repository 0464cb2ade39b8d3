import { useContext } from "react";
import type { ClosingLabel } from "#app/catalogue/dates/closing.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { whatsNew } from "./words.ts";

interface NewScholarship {
  id: string;
  title: string;
  fieldOfStudy: string;
  pays: string | null;
  closing: ClosingLabel;
}

export function WhatsNew({ scholarships }: { scholarships: NewScholarship[] }) {
  return (
    <section aria-labelledby="whats-new">
      <SectionHeading id="whats-new" title={whatsNew.title}>
        <ButtonLink to="/browse?type=scholarships" look="outline" aria-label={whatsNew.allNamed}>
          {whatsNew.all}
        </ButtonLink>
      </SectionHeading>
      {scholarships.length === 0 ? (
        <EmptyState title={whatsNew.empty}>{whatsNew.emptyHint}</EmptyState>
      ) : (
        <ul className="border-b border-line">
          {scholarships.map((scholarship) => (
            <li key={scholarship.id} className="border-t border-line">
              <Row {...scholarship} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ id, title, fieldOfStudy, pays, closing }: NewScholarship) {
  const verdict = useContext(Verdicts)[id];
  return (
    <Link
      to={`/scholarship/${id}`}
      className="group grid gap-x-5 gap-y-1 rounded-lg px-1 py-2.5 sm:gap-y-2 sm:py-4 no-underline hover:bg-sand sm:grid-cols-[1fr_minmax(0,14rem)] sm:items-center"
    >
      <span className="min-w-0">
        <span className="block leading-snug font-semibold group-hover:underline">{title}</span>
        {fieldOfStudy && <span className="mt-0.5 line-clamp-1 text-sm text-ink-2">{fieldOfStudy}</span>}
      </span>
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 sm:flex-col sm:items-end">
        <span className="line-clamp-2 font-display leading-tight font-bold sm:text-right">
          {pays || whatsNew.amountUnknown}
        </span>
        <Tag tone={closing.tone}>{closing.text}</Tag>
        {verdict && <VerdictTag {...verdict} />}
      </span>
    </Link>
  );
}
