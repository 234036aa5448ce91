/** Where short messages go. The provider shows them itself; a host can pass its own. */
export interface Toasts {
  /** Stays until closed unless `timeoutMs` is given. */
  success(text: string, options?: ToastOptions): void;
  warning(text: string, options?: ToastOptions): void;
  error(text: string, options?: ToastOptions): void;
}

export interface ToastOptions {
  /** Closes by itself after this time. */
  timeoutMs?: number;
  /** A second line: what to do next. */
  detail?: string;
}
