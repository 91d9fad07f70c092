import { parseOrigins } from '../kit/origin-around.ts';
import { announceOutcome } from './announce-outcome.ts';

const { message, pageOrigins } = document.body.dataset;
announceOutcome(window, message, parseOrigins(pageOrigins));
