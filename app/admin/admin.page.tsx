import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { PageHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

const tools = [
  {
    to: "/admin/import",
    name: "Content Management",
    what: "Write articles, import them from the web, and look after those that are there.",
  },
  { to: "/admin/outbox", name: "Outbox", what: "Mails and text messages that wait to be sent." },
];

export default function AdminHome() {
  return (
    <div className="wrap max-w-3xl py-8 md:py-12">
      <PageHeading title="Admin" intro="The tools behind the site." />
      <ul className="mt-6 grid gap-4">
        {tools.map(({ to, name, what }) => (
          <Card key={to} as="li">
            <Link to={to} className="flex min-h-11 items-center justify-between gap-4 no-underline">
              <span>
                <span className="block font-display text-xl font-bold">{name}</span>
                <span className="text-ink-2">{what}</span>
              </span>
              <Icon name="chevron" />
            </Link>
          </Card>
        ))}
      </ul>
    </div>
  );
}
