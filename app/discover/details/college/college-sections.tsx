import { withColon } from "#app/shared/languages/formats.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { ShortRows } from "../facts/fact-list.tsx";
import { collegeWords as words } from "../words.ts";
import type { collegeFacts } from "./college-facts.ts";
import type { PlaceOnMap } from "./place-on-map.ts";

type CollegeSheet = ReturnType<typeof collegeFacts>;

export const Fees = ({ fees }: Pick<CollegeSheet, "fees">) =>
  fees.length === 1 ? (
    <section>
      <h2 className="mb-1 text-xl">{words.fees}</h2>
      {fees.map(({ who, fee, year, note }) => (
        <p key={who}>
          {withColon(who)} <strong>{fee}</strong> ({year})
          {note && <span className="block text-sm text-ink-2">{note}</span>}
        </p>
      ))}
    </section>
  ) : (
    fees.length > 0 && (
      <section>
        <h2 className="mb-1.5 text-xl">{words.fees}</h2>
        <div className="overflow-x-auto">
          <table className="w-full text-left">
            <thead className="text-sm text-ink-2">
              <tr>
                <th scope="col" className="pr-3 pb-1 font-normal">
                  {words.whoPays}
                </th>
                <th scope="col" className="pr-3 pb-1 font-normal">
                  {words.feeOf}
                </th>
                <th scope="col" className="pb-1 font-normal">
                  {words.year}
                </th>
              </tr>
            </thead>
            <tbody>
              {fees.map(({ who, fee, year, note }) => (
                <tr key={`${who} ${fee} ${note}`} className="border-t border-line align-top">
                  <td className="py-2 pr-3">{who}</td>
                  <td className="py-2 pr-3 font-semibold">
                    {fee}
                    {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
                  </td>
                  <td className="py-2">{year}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    )
  );

/** Programmes that a page shows at once; the others are in folds. */
const shownProgrammes = 3;

/** Each programme has an anchor for search results. A browser opens the fold that holds it. */
export const Programmes = ({ programmes }: Pick<CollegeSheet, "programmes">) =>
  programmes.length > 0 && (
    <section>
      <h2 className="mb-1.5 text-xl">{words.programmes}</h2>
      <ProgrammeList programmes={programmes.slice(0, shownProgrammes)} />
      {programmes.length > shownProgrammes && (
        <details>
          <summary className={textLinkLook}>
            {words.moreProgrammes(programmes.length - shownProgrammes)}
          </summary>
          <ProgrammeList programmes={programmes.slice(shownProgrammes)} />
        </details>
      )}
    </section>
  );

const ProgrammeList = ({ programmes }: Pick<CollegeSheet, "programmes">) => (
  <ul>
    {programmes.map(({ anchor, name, detail, rows }) => (
      <li key={anchor} className="border-t border-line print:py-0.5 print:text-[0.8rem] print:leading-tight">
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-1.5">
            <h3 lang="en" className="text-base leading-snug print:text-sm">
              {name}
            </h3>
            <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90 print:hidden" />
          </summary>
          <div id={anchor} className="scroll-mt-24 pb-2 target:bg-marigold-pale">
            <p className="text-sm text-ink-2 print:text-xs">{detail}</p>
            <div className="mt-1">
              <ShortRows rows={rows} />
            </div>
          </div>
        </details>
      </li>
    ))}
  </ul>
);

/** Financial aid, linked to our page if we list it. */
export const Aid = ({ aid }: { aid: { title: string; to: string | null }[] }) =>
  aid.length > 0 && (
    <section>
      <h2 className="mb-1.5 text-xl">{words.aid}</h2>
      <ul className="list-disc pl-5">
        {aid.map(({ title, to }) => (
          <li key={title}>
            {to ? (
              <Link to={to} className="underline underline-offset-4">
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  );

/** An inline SVG instead of map tiles: no third party learns who looks. */
export const PlaceMap = ({ map, name }: { map: PlaceOnMap; name: string }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
      <h2 className="text-xl">{words.map}</h2>
      <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90" />
    </summary>
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={words.mapOf(name, map.of)}
      className="max-h-56 w-full max-w-80 max-sm:max-h-36 print:max-h-32"
      preserveAspectRatio="xMinYMid"
    >
      <path d={map.path} className="fill-mint stroke-leaf" strokeWidth={map.width / 240} />
      <circle
        cx={map.x}
        cy={map.y}
        r={map.width / 45}
        className="fill-clay stroke-card"
        strokeWidth={map.width / 160}
      />
    </svg>
  </details>
);
