import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { features } from "./words.ts";

export function Features() {
  return (
    <section aria-labelledby="features" className="wrap py-6 md:py-14">
      <SectionHeading id="features" title={features.title} />
      <ul className="grid gap-x-8 gap-y-3.5 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {features.list.map(({ icon, title, text, ...more }) => (
          <li key={title} className="flex gap-3 lg:block">
            <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-mint md:size-11 text-mint-ink">
              <Icon name={icon} className="size-6" />
            </span>
            <div className="lg:mt-3">
              <h3 className="text-base md:text-lg">
                {"to" in more ? (
                  <Link to={more.to} className="underline underline-offset-4">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h3>
              <p className="text-ink-2 max-md:text-sm max-md:leading-snug md:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
