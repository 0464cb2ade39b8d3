export const toastsText = {
  messages: "Messages",
  close: "Close this message",
};
