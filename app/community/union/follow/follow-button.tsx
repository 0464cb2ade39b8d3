import { Button } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { followButtonText } from "./text-words.ts";

/** Its text says whether the member follows the thread, so it needs no `aria-pressed`. */
export const FollowButton = ({ isFollowing }: { isFollowing: boolean }) => (
  <Button name="intent" value={isFollowing ? "unfollow" : "follow"} look="outline" size="small">
    <Icon name="bell" className="size-4" />
    {isFollowing ? followButtonText.unfollow : followButtonText.follow}
  </Button>
);
