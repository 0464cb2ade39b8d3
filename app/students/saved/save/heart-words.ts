export const heartWords = {
  save: (title: string) => `Save ${title}`,
  remove: (title: string) => `Remove ${title} from saved`,
};
