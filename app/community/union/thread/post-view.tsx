import { placeName } from "#app/catalogue/names/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { ArticleBody } from "#app/shared/markdown/article-body.tsx";
import type { RenderedMarkdown } from "#app/shared/markdown/rendered-markdown.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { words } from "../words.ts";
import { postViewText } from "./text-words.ts";

export interface ShownPost {
  id: string;
  html: RenderedMarkdown;
  author: string | null;
  country: string | null;
  createdAt: string;
  isEdited: boolean;
  state: "shown" | "held" | "hidden" | "removed";
  helpfulCount: number;
  isMine: boolean;
  isVoted: boolean;
}

interface PostViewProps {
  post: ShownPost;
  isSignedIn: boolean;
  isAdmin: boolean;
  isAccepted?: boolean;
  /** The viewer asked the question, and may accept this reply as its answer. */
  mayAccept?: boolean;
}

const quiet = classNames(buttonLook({ look: "quiet", size: "small" }), "px-3");

/** One post: author and time, the text, and the actions. */
export function PostView({
  post,
  isSignedIn,
  isAdmin,
  isAccepted = false,
  mayAccept = false,
}: PostViewProps) {
  const { id, state } = post;
  if (state === "removed")
    return (
      <div id={`p-${id}`} className="rounded-card border border-dashed border-edge px-4 py-3 text-ink-2">
        {words.removed}
      </div>
    );
  return (
    <article
      id={`p-${id}`}
      aria-label={postViewText.by(post.author ?? words.goneAuthor)}
      className={classNames(
        "rounded-card border bg-card px-4 py-3.5 md:px-5",
        isAccepted ? "border-2 border-leaf" : "border-line",
      )}
    >
      {isAccepted && (
        <p className="mb-1 flex items-center gap-1.5 font-semibold text-leaf">
          <Icon name="check" className="size-5" />
          {words.accepted}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <span className="font-semibold text-ink">{post.author ?? words.goneAuthor}</span>
        {post.country && <span>{placeName(post.country)}</span>}
        <time dateTime={post.createdAt}>{dayInWords(post.createdAt)}</time>
        {post.isEdited && <span>{postViewText.edited}</span>}
        {state !== "shown" && (
          <Tag tone={state === "held" ? "marigold" : "clay"}>
            {state === "held" ? postViewText.waitingForReview : postViewText.hidden}
          </Tag>
        )}
      </p>
      {state !== "shown" && (
        <p className="mt-1 text-sm text-ink-2">{state === "held" ? words.held : words.hidden}</p>
      )}
      <ArticleBody html={post.html} className="mt-2 text-base" />
      <div className="mt-2 -ml-3 flex flex-wrap items-center gap-x-1">
        {state === "shown" && isSignedIn && !post.isMine ? (
          <Act intent={post.isVoted ? "unvote" : "vote"} post={id} isPressed={post.isVoted}>
            <Icon name="star" className="size-4" />
            {post.helpfulCount > 0
              ? postViewText.helpfulSoFar(formatNumber(post.helpfulCount))
              : postViewText.helpful}
          </Act>
        ) : (
          post.helpfulCount > 0 && (
            <span className="inline-flex min-h-11 items-center gap-2 px-3 text-sm text-ink-2">
              <Icon name="star" className="size-4" />
              {words.helpful(post.helpfulCount)}
            </span>
          )
        )}
        {mayAccept && (
          <Act intent={isAccepted ? "unaccept" : "accept"} post={id}>
            <Icon name="check" className="size-4" />
            {isAccepted ? postViewText.notTheAnswer : postViewText.isTheAnswer}
          </Act>
        )}
        {post.isMine && state !== "hidden" && (
          <Link to={`/union/post/${id}/edit`} className={quiet}>
            {postViewText.edit}
          </Link>
        )}
        {isSignedIn && !post.isMine && state === "shown" && (
          <Link to={`/union/post/${id}/report`} className={quiet} rel="nofollow">
            {postViewText.report}
          </Link>
        )}
        {isAdmin && (
          <Link to={`/admin/union?post=${id}`} className={quiet}>
            {postViewText.moderate}
          </Link>
        )}
      </div>
    </article>
  );
}

interface ActProps {
  intent: string;
  post: string;
  isPressed?: boolean;
  children: React.ReactNode;
}

const Act = ({ intent, post, isPressed, children }: ActProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="post" value={post} />
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-pressed={isPressed}
      className={classNames(quiet, isPressed && "bg-mint")}
    >
      {children}
    </button>
  </Form>
);
