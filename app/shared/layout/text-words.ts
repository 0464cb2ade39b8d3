export const toastsText = {
  messages: "Messages",
  closeThisMessage: "Close this message",
};
