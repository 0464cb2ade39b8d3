import { requireMember } from "#app/accounts/signed-in.server.ts";
import { fieldName } from "#app/catalogue/names/words.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import { findProfile } from "../save-profile.server.ts";
import { profileCardsText } from "../text-words.ts";
import type { Route } from "./+types/children.page.ts";
import { listChildren, mostChildren } from "./children.server.ts";
import { words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  return asViewer(member.viewer, async (db) => {
    const children = await listChildren(db, member);
    return {
      isParent: (await findProfile(db, member))?.role === "parent",
      isFull: children.length >= mostChildren,
      children: children.map(({ id, called, fieldsOfInterest }) => ({ id, called, fieldsOfInterest })),
    };
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: words.title,
    description: words.intro,
    path: "/profile/children",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

const row =
  "flex min-h-14 items-center justify-between gap-3 rounded-card px-4 py-2 no-underline hover:bg-sand hover:text-leaf";

export default function ChildrenPage({ loaderData: { isParent, isFull, children } }: Route.ComponentProps) {
  return (
    <div className="wrap grid max-w-xl grid-cols-1 gap-6 py-8 md:py-12">
      <div>
        <BackLink to="/profile">{profileCardsText.back}</BackLink>
        <PageHeading title={words.title} intro={isParent ? words.intro : words.forParents} />
      </div>
      {children.length > 0 ? (
        <Card className="px-1 py-1 md:px-1 md:py-1">
          <ul className="divide-y divide-line">
            {children.map(({ id, called, fieldsOfInterest }) => (
              <li key={id}>
                <Link to={`/profile/children/${id}`} className={row}>
                  <span className="min-w-0">
                    <span className="block font-semibold break-words">{called}</span>
                    {fieldsOfInterest.length > 0 && (
                      <span className="block text-sm text-ink-2">
                        {listNames(fieldsOfInterest.map(fieldName))}
                      </span>
                    )}
                  </span>
                  <Icon name="chevron" className="size-4 shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        isParent && <EmptyState title={words.none} />
      )}
      {isParent && isFull && <p className="text-ink-2">{words.full}</p>}
      {isParent && !isFull && (
        <ButtonLink to="/profile/children/new" look="forest">
          {words.add}
        </ButtonLink>
      )}
    </div>
  );
}
