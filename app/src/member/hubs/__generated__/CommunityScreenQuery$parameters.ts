/**
 * @generated SignedSource<<b7ef6bf97b3ffb3a890db6b062119fba>>
 * @relayHash dcb5611ec94bf87f06c6f8f5099e47fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da1e33ad40674125917fb3a465028bd21bd67cd829a154def80845e7390610a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityScreenQuery } from './CommunityScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommunityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da1e33ad40674125917fb3a465028bd21bd67cd829a154def80845e7390610a4",
    "metadata": {},
    "name": "CommunityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
