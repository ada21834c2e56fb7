/**
 * @generated SignedSource<<80bb8ba83eaf23e695f773f628e6fe12>>
 * @relayHash 917a335611135c1363fd706eb9cd2546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebf91f02231ed10fab69942acd85c9563c1f97fbfc412e1559f973e7e2a8c6e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentTermScreenQuery } from './NewPaymentTermScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentTermScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebf91f02231ed10fab69942acd85c9563c1f97fbfc412e1559f973e7e2a8c6e3",
    "metadata": {},
    "name": "NewPaymentTermScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
