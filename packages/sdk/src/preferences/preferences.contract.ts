import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';

const PreferenceParams = z.object({ key: z.string().regex(/^[\w.-]{1,100}$/, 'Use letters, digits, dot, dash and underscore') });
const PreferenceBody = z.object({ value: z.json() });
const PreferenceResponse = z.object({ preference: z.json() });

export const preferenceEndpoints = {
  get: endpoint({
    method: 'GET', path: '/api/v1/protected/preference/{key}', auth: 'bearer', summary: "A setting of the user; null when never set.",
    params: PreferenceParams, response: PreferenceResponse,
  }),
  set: endpoint({
    method: 'POST', path: '/api/v1/protected/preference/{key}', auth: 'bearer', summary: 'Keep a setting of the user.',
    params: PreferenceParams, body: PreferenceBody, response: PreferenceResponse,
  }),
  getShared: endpoint({
    method: 'GET', path: '/api/v1/protected/contractPreference/{key}', auth: 'bearer', summary: 'A setting that everybody of the contract shares; null when never set.',
    params: PreferenceParams, response: PreferenceResponse,
  }),
  setShared: endpoint({
    method: 'POST', path: '/api/v1/protected/contractPreference/{key}', auth: 'bearer', needs: { contractAdmin: true }, summary: 'Keep a setting of the contract, as its administrator.',
    params: PreferenceParams, body: PreferenceBody, response: PreferenceResponse,
  }),
} as const;
