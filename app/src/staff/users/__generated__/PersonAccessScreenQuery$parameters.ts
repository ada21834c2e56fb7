/**
 * @generated SignedSource<<d45539442c21fa9654c4445793160793>>
 * @relayHash a972a7567a61c9c980d612e489b30c54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8b979fe8c5aec0738b8ea6824d5fed881141f004ad6bbfe550ee209db3ea1d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8b979fe8c5aec0738b8ea6824d5fed881141f004ad6bbfe550ee209db3ea1d2",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
