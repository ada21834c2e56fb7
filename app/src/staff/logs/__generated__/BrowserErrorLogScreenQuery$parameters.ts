/**
 * @generated SignedSource<<403170e15b0e755585e77b1e67c0bb8d>>
 * @relayHash d745173ed02564c3b1c1e6e2579965da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d2d38ac4cae1c191aa8e5331407e1d04989ac98b8c31da760144ce2633cc872

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrowserErrorLogScreenQuery } from './BrowserErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<BrowserErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d2d38ac4cae1c191aa8e5331407e1d04989ac98b8c31da760144ce2633cc872",
    "metadata": {},
    "name": "BrowserErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
