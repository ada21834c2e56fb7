/**
 * @generated SignedSource<<dd47e93ab1d597962f12af7da2ec54b1>>
 * @relayHash 33b7b8a8d7ad4c66138dd313f23ca6d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4967848fd126a82008ab3f1bb7ee248a7f3808fe400a52cbf427ca5e390113ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WinsTabQuery } from './WinsTabQuery.graphql';

const node: PreloadableConcreteRequest<WinsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4967848fd126a82008ab3f1bb7ee248a7f3808fe400a52cbf427ca5e390113ff",
    "metadata": {},
    "name": "WinsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
