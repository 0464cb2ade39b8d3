import { type ReactNode, useState } from "react";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/dialog.tsx";
import { Progress } from "#app/shared/ui/feedback/progress.tsx";
import { SkeletonCards } from "#app/shared/ui/feedback/skeleton.tsx";
import { Spinner } from "#app/shared/ui/feedback/spinner.tsx";
import { ToastCard } from "#app/shared/ui/feedback/toast.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { BackLink, Breadcrumb } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { Facts } from "#app/shared/ui/page/facts.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { ScoreReasons } from "#app/shared/ui/page/score-reasons.tsx";
import { ScoreRing } from "#app/shared/ui/page/score-ring.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { FormComponents } from "./form-components.tsx";

const here = "/dev/components";
const looks = ["primary", "forest", "outline", "quiet", "danger"] as const;
const tones = ["mint", "marigold", "clay", "indigo", "neutral"] as const;

/** Every component in every state, for designers. Only in the development server. */
export default function ComponentGallery() {
  return (
    <div className="wrap grid gap-10 py-8">
      <div>
        <BackLink to="/">Home</BackLink>
        <PageHeading title="Pieces" intro="Every part of the kit, in every state." />
      </div>
      <GallerySection title="Buttons">
        {looks.map((look) => (
          <div key={look} className="flex flex-wrap items-center gap-3">
            <Button look={look}>View Details</Button>
            <Button look={look} size="small">
              Small
            </Button>
            <Button look={look} size="large">
              Large
            </Button>
            <Button look={look} disabled>
              Current Plan
            </Button>
            <Button look={look} isBusy busyLabel="Saving...">
              Update Profile
            </Button>
            <ButtonLink look={look} to={here}>
              As a link
            </ButtonLink>
          </div>
        ))}
        <TextLink to={here}>A link that leads on</TextLink>
      </GallerySection>
      <GallerySection title="Tags">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Search and tabs">
        <SearchBox action={here} label="Search opportunities" placeholder="Search opportunities..." />
        <Tabs
          label="Kinds"
          tabs={[
            { label: "Scholarships", to: here, count: 1214, isCurrent: true },
            { label: "Colleges", to: `${here}?type=colleges`, count: 96, isCurrent: false },
            { label: "Internships", to: `${here}?type=internships`, isCurrent: false },
          ]}
        />
      </GallerySection>
      <GallerySection title="Chips">
        <div className="flex flex-wrap gap-2">
          <ChipLink to={here} isCurrent>
            Open now
          </ChipLink>
          <ChipLink to={here}>Fully funded</ChipLink>
        </div>
        <div className="on-dark rounded-card bg-forest p-4">
          <ChipLink to={here} isOnDark>
            On dark
          </ChipLink>{" "}
          <ButtonLink to={here} look="on-dark">
            On dark
          </ButtonLink>
        </div>
      </GallerySection>
      <GallerySection title="Cards, scores, facts">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <div className="flex items-center gap-4">
              <ScoreRing percent={85} label="85% match" />
              <ScoreReasons
                reasons={[
                  { label: "Field", won: 40, of: 40 },
                  { label: "Country", won: 25, of: 25 },
                  { label: "Level", won: 20, of: 20 },
                  { label: "GPA", won: 0, of: 15 },
                ]}
              />
            </div>
          </Card>
          <Card>
            <div className="flex items-center gap-4">
              <ScoreRing percent={30} label="30% match" />
              <ScoreReasons reasons={[{ label: "Duration", won: 10, of: 20 }]} />
            </div>
          </Card>
        </div>
        <Facts
          facts={[
            { name: "Amount", value: "Full funding" },
            { name: "Closes", value: "15 December 2026" },
            { name: "Level", value: "Graduate, doctorate" },
            { name: "Who may apply", value: "All African nationals" },
          ]}
        />
      </GallerySection>
      <GallerySection title="Forms">
        <FormComponents />
      </GallerySection>
      <GallerySection title="Messages">
        <ToastCard
          tone="good"
          title="Profile created!"
          detail="Your profile has been successfully created."
        />
        <ToastCard tone="bad" title="Sign in failed" detail="Invalid email or password." />
        <EmptyState title="No scholarships found. Try a different search term.">
          <ButtonLink look="outline" to={here}>
            Clear the search
          </ButtonLink>
        </EmptyState>
        <Messages />
      </GallerySection>
      <GallerySection title="Waiting">
        <p className="flex items-center gap-2">
          <Spinner /> Verifying admin access...
        </p>
        <Progress label="Scraping" percent={40} />
        <SkeletonCards count={3} label="Loading your matches..." />
      </GallerySection>
      <GallerySection title="Ways around">
        <Breadcrumb
          steps={[
            { label: "Home", to: "/" },
            { label: "Browse", to: "/browse" },
          ]}
          here="Pan African University"
        />
        <Pagination page={1} pages={3} hrefFor={(page) => `${here}?page=${page}`} />
        <Pagination page={7} pages={20} hrefFor={(page) => `${here}?page=${page}`} />
      </GallerySection>
    </div>
  );
}

const GallerySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0">
    <SectionHeading title={title} />
    <div className="grid gap-4">{children}</div>
  </section>
);

function Messages() {
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="button" look="outline" onClick={() => showToast({ tone: "good", title: "Link copied!" })}>
        Show good news
      </Button>
      <Button
        type="button"
        look="outline"
        onClick={() => showToast({ tone: "bad", title: "Failed to copy", detail: "Please try again." })}
      >
        Show bad news
      </Button>
      <Button type="button" look="outline" onClick={() => setIsAsking(true)}>
        Open a dialog
      </Button>
      <Dialog
        isOpen={isAsking}
        title="Delete this listing?"
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button type="button" look="outline" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button type="button" look="danger" onClick={() => setIsAsking(false)}>
              Delete
            </Button>
          </>
        }
      >
        It disappears from the home page at once.
      </Dialog>
    </div>
  );
}
