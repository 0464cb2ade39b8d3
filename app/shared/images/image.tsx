import type { ReactNode } from "react";
import { usePage } from "#app/shared/layout/page.ts";

/** Our own copy of a picture. */
export interface ShownPicture {
  src: string;
  width: number;
  height: number;
}

interface PictureProps {
  picture: ShownPicture | null;
  alt: string;
  /** Its place on the page is bounded here, so that nothing moves when it arrives. */
  className: string;
  /** What stands there without it: while we have no copy, and for those who save data. */
  instead?: ReactNode;
}

/** A picture that is fetched when it is about to be seen. */
export function Picture({ picture, alt, className, instead = null }: PictureProps) {
  const savesData = usePage()?.savesData;
  if (!picture || savesData) return instead;
  const { src, width, height } = picture;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
