/**
 * @generated SignedSource<<8c8d76524c68eb528308baae814579b8>>
 * @relayHash f0f1c3fadbeaaf027a3d699f052aed66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd9e52b90e2a688ef224f83f015b5e3a4fce85575245ffd375cef26b5a78f279

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublishDialogQuery } from './PublishDialogQuery.graphql';

const node: PreloadableConcreteRequest<PublishDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd9e52b90e2a688ef224f83f015b5e3a4fce85575245ffd375cef26b5a78f279",
    "metadata": {},
    "name": "PublishDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
