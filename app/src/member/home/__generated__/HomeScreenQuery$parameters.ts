/**
 * @generated SignedSource<<6186cc8e5bbb790944b4e80074611f89>>
 * @relayHash 751e25a096af7d3e6412755f3038e6a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 774cc6825b1be43f2c9321acb88fec551044667096fef86f673e813804f9f17e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "774cc6825b1be43f2c9321acb88fec551044667096fef86f673e813804f9f17e",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
