import { describe, expect, it } from 'vitest';
import { cleanPayee, DEFAULT_PAYEE_CLEANUP } from './cleanPayee.js';

describe('payee clean-up', () => {
  it.each([
    ['AMAZON.COM*RT4 #998 SEATTLE WA', 'AMAZON COM RT SEATTLE'],
    ['POS 05/12 COFFEE HOUSE 12.50', 'POS COFFEE HOUSE'],
    ['CALL CENTER 800-555-0142', 'CALL CENTER'],
    ['Line one\nline two', 'Line one line two'],
    ['POS - Vip Pay*YANDEX.GO, 7.70 GEL, Nov 1 2024 8:41PM', 'POS Vip Pay YANDEX GO'],
    ['RIMI SIA\nPIRKUMS 02/01/2026 12:40 RIGA', 'RIMI SIA PIRKUMS RIGA'],
    ['2026-01-02T05:25 Spotify/Stockholm', 'Spotify Stockholm'],
    ['Kauf 12. Januar 2026 REWE', 'Kauf REWE'],
    ['7 SET MENU', '7 SET MENU'],
    ['VIR INST M DUPONT\nCH3W26201M000000', 'VIR INST M DUPONT'],
    ['GE29TB7894545082100008 SALARY', 'SALARY'],
    ['CARD 515881******0339 SHELL', 'CARD SHELL'],
    ['TESCO3345 FT26123456', 'TESCO'],
  ])('cleans %j', (description, payee) => {
    expect(cleanPayee(description)).toBe(payee);
  });

  it('leaves what the configuration does not name', () => {
    const none = { ...DEFAULT_PAYEE_CLEANUP, removeDates: false, replacePunctuation: false, removeSpecialCharacters: false };
    expect(cleanPayee('POS 05/12 COFFEE', none)).toBe('POS 05/12 COFFEE');
  });

  it('removes words and patterns the user names, and survives a broken pattern', () => {
    expect(cleanPayee('SQ *KITCHEN 24', { ...DEFAULT_PAYEE_CLEANUP, wordsOrPhrasesToRemove: ['sq *'], regexesToRemove: ['[', '\\d+$'] })).toBe('KITCHEN');
  });

  it('says null when nothing is left that names anyone', () => {
    expect(cleanPayee('#4711 12.05.2024')).toBeNull();
  });
});
