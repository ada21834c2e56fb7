/**
 * @generated SignedSource<<8363189b89a3a2020b40e91d65a96ec2>>
 * @relayHash 3c7992dcf70ae2e36f29b8639eb59305
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572870c1c63d560f0f6a6bcaa7a3780ea271eb5c04f064b7573fec17a4ac0364

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyStageScreenQuery } from './MyStageScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyStageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "572870c1c63d560f0f6a6bcaa7a3780ea271eb5c04f064b7573fec17a4ac0364",
    "metadata": {},
    "name": "MyStageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
