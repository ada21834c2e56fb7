/**
 * @generated SignedSource<<6f160f105156309b86a0f563efafdfa9>>
 * @relayHash 7924c9ed0906c0578355405a1b57c3ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dccba7f0b20edafd3d32e18d0e789e85d0742155bd7d94ff69512a6ab63a429

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentScreenQuery } from './ContentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8dccba7f0b20edafd3d32e18d0e789e85d0742155bd7d94ff69512a6ab63a429",
    "metadata": {},
    "name": "ContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
