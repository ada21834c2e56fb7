/**
 * @generated SignedSource<<58cae7267ed14e0bae3590711622e7f0>>
 * @relayHash 29742715092c010d92d257fc05192530
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c07328ddb7fb74d4e62a602f8cffbac26a77f199d635a8c0c8717c2443947dd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WinsTabQuery } from './WinsTabQuery.graphql';

const node: PreloadableConcreteRequest<WinsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c07328ddb7fb74d4e62a602f8cffbac26a77f199d635a8c0c8717c2443947dd9",
    "metadata": {},
    "name": "WinsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
