import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { words } from "../words.ts";

/** Links to the advice centre's articles on a question. */
export const AdviceLinks = ({ advice }: { advice: { slug: string; title: string }[] }) =>
  advice.length > 0 && (
    <p role="note" className="flex gap-2 rounded-card bg-mint px-4 py-3.5 text-mint-ink">
      <Icon name="check" className="mt-0.5 size-5 shrink-0" />
      <span>
        {words.adviceAnswers}{" "}
        {advice.map(({ slug, title }, nth) => (
          <span key={slug}>
            {nth > 0 && ", "}
            <Link to={`/advice/${slug}`} className="font-semibold underline underline-offset-4">
              {title}
            </Link>
          </span>
        ))}
      </span>
    </p>
  );
