/** The first page says whether this server calls webhooks at all. */
export const areWebhooksOn = document.documentElement.dataset.webhooks === 'on';
