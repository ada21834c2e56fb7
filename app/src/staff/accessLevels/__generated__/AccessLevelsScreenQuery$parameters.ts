/**
 * @generated SignedSource<<6b39321c82384ebb4543cd8cef236c30>>
 * @relayHash 905a0befe807a0ba0a5caedd19fe48ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f91e7d69840862ff1c011c41fff5254ca080c60e8c61cf0c6afcac460984027

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessLevelsScreenQuery } from './AccessLevelsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccessLevelsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f91e7d69840862ff1c011c41fff5254ca080c60e8c61cf0c6afcac460984027",
    "metadata": {},
    "name": "AccessLevelsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
