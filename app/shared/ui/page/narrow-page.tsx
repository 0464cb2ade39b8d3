import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { PageHeading } from "./heading.tsx";

/** One task on one card, in the middle of the page. */
export function NarrowPage({
  title,
  intro,
  above,
  children,
}: {
  title: string;
  intro?: ReactNode;
  above?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      {above}
      <PageHeading title={title} intro={intro} />
      <Card className="mt-6 grid gap-5">{children}</Card>
    </div>
  );
}
